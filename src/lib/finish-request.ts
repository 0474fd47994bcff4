/**
 * Reads an answer that nobody needs: until then the browser shows the request as open, and tools that wait for a quiet
 * network never end. To cancel it instead would show it as failed.
 */
export const finishRequest = (response: Response): void => void response.text().catch(() => {})
