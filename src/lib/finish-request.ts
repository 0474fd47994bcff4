/**
 * Reads a reply that no code needs: until then the browser shows the request as open, and tools that wait for network
 * idle never end. Cancelling it would show it as failed.
 */
export const finishRequest = (response: Response): void => void response.text().catch(() => {})
