/** Facts about lines that replies do not contain. */
export interface Lines {
  /** Product ids by the ids of their variations: a line names only its variation. */
  parents: Map<string, string>
  /** Variations with an open option, whose id stands for several variants. */
  open: Set<string>
}
