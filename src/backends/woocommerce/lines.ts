/** What lines do not say of themselves. */
export interface Lines {
  /** Product id by the id of its variation: a line names the variation alone. */
  parents: Map<string, string>
  /** Variations with an option that can be anything: one id stands for several variants. */
  open: Set<string>
}
