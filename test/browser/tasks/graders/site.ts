import type {Page} from '@playwright/test'
import type {Grader} from '../open-task.ts'

const send = (page: Page, name: string) => page.getByRole('button', {name}).click()

export const site: Readonly<Record<string, Grader>> = {
  async form({page, expect}) {
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Message').fill('Hello')
    await send(page, 'Send')
    await expect(page.getByText(/thank you/i)).toBeVisible()
  },
  async 'form-errors'({page, expect}) {
    await page.getByLabel('Email').fill('ada@example.com')
    await send(page, 'Send')
    await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/\w/)
    await expect(page.getByText(/thank you/i)).toHaveCount(0)
  },
  async newsletter({page, expect}) {
    await page.getByLabel('Email').fill('ada@example.com')
    await send(page, 'Sign Up')
    await expect(page.getByText(/thank you/i)).toBeVisible()
  },
  async lightbox({page, expect}) {
    await page.getByRole('img', {name: 'A wide bowl'}).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', {name: 'A wide bowl'})).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
  async accordion({page, expect}) {
    const button = page.getByRole('button', {name: 'How long does shipping take?'})
    await button.click()
    await expect(page.getByText('Two days.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.press('Enter')
    await expect(page.getByText('Two days.')).toBeHidden()
  },
  async announcement({page, expect}) {
    const text = page.getByText('Everything ships for free.')
    await expect(text).toBeVisible()
    await page.getByRole('button', {name: /dismiss/i}).click()
    await expect(text).toBeHidden()
    await page.reload()
    await expect(page.locator('[data-vitrine-state=mounted],[hidden]').first()).toBeAttached()
    await expect(text).toBeHidden()
  },
  async popup({page, expect}) {
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText('Letters from the studio')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  },
}
