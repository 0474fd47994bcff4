import type {Item, Row, Section} from './section.ts'

type Point = (element: Element) => void

interface Listed {
  rows?: readonly Row[] | undefined
  problems?: readonly string[] | undefined
}

const Facts = ({rows = [], problems = []}: Listed) => (
  <>
    {problems.length > 0 && (
      <ul className="problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )}
    {rows.length > 0 && (
      <dl>
        {rows.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
)

interface ItemProps {
  item: Item
  onPoint: Point
}

const ShowButton = ({item: {title, element}, onPoint}: ItemProps) =>
  element ? (
    <button type="button" className="show" aria-label={`Show ${title}`} onClick={() => onPoint(element)}>
      Show
    </button>
  ) : null

const OneItem = ({item, onPoint}: ItemProps) => (
  <li>
    {item.rows ? (
      <details>
        <summary>{item.title}</summary>
        <ShowButton item={item} onPoint={onPoint} />
        <Facts rows={item.rows} problems={item.problems} />
      </details>
    ) : (
      <p>
        {item.title} <ShowButton item={item} onPoint={onPoint} />
      </p>
    )}
  </li>
)

interface SectionsProps {
  sections: readonly Section[]
  onPoint: Point
}

/** Sections that open and close separately. */
export const Sections = ({sections, onPoint}: SectionsProps) => (
  <>
    {sections.map(({title, summary, rows, problems, items = [], hint}) => (
      <details key={title} className="section">
        <summary>
          {title}: {summary}
        </summary>
        {hint && <p className="hint">{hint}</p>}
        <Facts rows={rows} problems={problems} />
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <OneItem key={item.key} item={item} onPoint={onPoint} />
            ))}
          </ul>
        )}
      </details>
    ))}
  </>
)
