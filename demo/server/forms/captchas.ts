import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {QUOTAS} from '../storage/quotas.ts'
import type {Shares} from '../storage/shares.ts'

/** How long an answer is valid; the provider's own rule. */
export const CAPTCHA_ANSWER_MS = QUOTAS.captchas.kept

/** Captcha answers as the provider stores them: each is valid for one submission. */
export function createCaptchas(database: Database, now: () => number, shares: Shares) {
  return {
    /** Records that a visitor solved a captcha. */
    solve: async (network: string): Promise<string> => {
      shares.take('captchas', network)
      const answer = crypto.randomUUID()
      await database.all('DELETE FROM captcha_answers WHERE created <= ?', [now() - CAPTCHA_ANSWER_MS])
      await database.all('INSERT INTO captcha_answers (answer, created) VALUES (?, ?)', [answer, now()])
      return answer
    },
    /** Uses an answer; throws if it is invalid. */
    take: async (answer: string, queries: Queries = database): Promise<void> => {
      const taken = await queries.first(
        'DELETE FROM captcha_answers WHERE answer = ? AND created > ? RETURNING answer',
        [answer, now() - CAPTCHA_ANSWER_MS],
      )
      if (!taken) throw new Refusal(400, answer ? messages.captchaFailed : messages.captcha)
    },
  }
}

export type Captchas = ReturnType<typeof createCaptchas>
