// The snippet of a tag service: the list that its container reads after it has loaded.
window.dataLayer = window.dataLayer || []
