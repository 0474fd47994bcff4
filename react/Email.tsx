export const Email = ({label}: {label: string}) => (
  <label>
    {label} <input type="email" name="email" autoComplete="email" />
  </label>
)
