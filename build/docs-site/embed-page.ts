/** In place of the page of a video provider. */
export const EMBED_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Video</title>
<style>body {display: grid; min-height: 100vh; margin: 0; place-items: center; background: #222; color: #fff; font: 1rem system-ui}</style>
<p>The provider shows the video here.</p>
`
