// With what browsers are started, so that one without a window sets its letters as one that has a window.

export const BROWSER_ARGUMENTS = ['--no-sandbox', '--font-render-hinting=none']
