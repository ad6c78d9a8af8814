// With what browsers are started.

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  // What pages cost is counted only where the browser starts their processes itself.
  '--no-zygote',
  // One without a window sets its letters as one that has a window.
  '--font-render-hinting=none',
  // No page of a journey lives so long that compiling its code a second time pays.
  '--js-flags=--no-opt --no-maglev',
]
