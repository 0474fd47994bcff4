// What the snippet of a tag service does: the list that its container reads, once that is there.
window.dataLayer = window.dataLayer || []
