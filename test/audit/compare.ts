import type {Finding} from './read-findings.ts'

/** Compares findings with their answers: each finding needs an answer with a reason, and each answer a finding. */
export function compare(findings: readonly Finding[], answers: Readonly<Record<string, unknown>>): string[] {
  const ids = findings.map(({id}) => id)
  const isAnswered = (id: string) => typeof answers[id] === 'string' && answers[id] !== ''
  return [
    ...findings
      .filter(({id}) => !isAnswered(id))
      .map(
        (one) =>
          `${one.id} (${one.severity}), ${one.package}: ${one.title}: no answer in test/audit/answers.json`,
      ),
    ...Object.keys(answers)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} has an answer, and nothing is found: take it out of test/audit/answers.json`),
  ]
}
