/**
 * The attributes that a widget reads from its element. `readProps`, its warnings, the documentation, the editor hints
 * and the QA controls share one definition; its descriptions are in `about`, which never ships.
 */
export type Attribute =
  | {type: 'text'; default: string | null}
  | {type: 'integer'; default: number | null; min?: number; max?: number}
  | {type: 'number'; default: number; min: number; max: number}
  | {type: 'boolean'; default: boolean}
  | {type: 'choice'; choices: readonly string[]; default: string}
  /** Vital: no default can replace a broken value, so the widget fails. */
  | {type: 'json'; isVital?: true}

export interface Definition<A extends Record<string, Attribute> = Record<string, Attribute>> {
  name: string
  /** By attribute name without `data-`, as written in HTML. */
  attributes: A
}

type ValueOf<A extends Attribute> = A extends {type: 'text'; default: infer D}
  ? string | Extract<D, null>
  : A extends {type: 'integer'; default: infer D}
    ? number | Extract<D, null>
    : A extends {type: 'number'}
      ? number
      : A extends {type: 'boolean'}
        ? boolean
        : A extends {choices: readonly (infer C)[]}
          ? C
          : unknown

/** The parsed attributes of a definition, by attribute name. */
export type Props<D extends Definition> = {[K in keyof D['attributes']]: ValueOf<D['attributes'][K]>}
