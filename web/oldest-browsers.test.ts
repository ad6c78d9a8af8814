// Nothing is called that the oldest browsers meant do not know, but where a page does without it.
import { expect, test } from 'vitest'
import { OLDEST } from './oldest-browsers.ts'
import { sources } from './sources.fixture.ts'

/** What came later to one of them at least, as it stands in a text. What the language itself has got since, the types refuse. */
const NEWER = {
  styles: [
    ...['light-dark(', 'contrast-color(', 'if(', 'sibling-index(', 'sibling-count(', 'shape(', 'calc-size('],
    ...['anchor(', 'anchor-size(', 'anchor-name', 'anchor-scope', 'position-anchor', 'position-area', 'position-try'],
    ...['@scope', '@function', '@starting-style', '@view-transition', '@position-try', 'scroll-state(', 'style('],
    ...[':open', '::details-content', '::picker', '::checkmark', ':interest-source', 'base-select', 'allow-discrete'],
    ...['interpolate-size', 'field-sizing', 'text-box', 'corner-shape', 'reading-flow', 'view-transition-name'],
    ...['animation-timeline', 'scroll-timeline', 'view-timeline', 'scroll-marker-group', 'hsl(from', 'rgb(from'],
  ],
  scripts: [
    ...[
      'URL.parse',
      'startViewTransition',
      'setHTML(',
      'setHTMLUnsafe',
      'parseHTML',
      'moveBefore',
      'caretPositionFromPoint',
    ],
    ...[
      'window.navigation',
      'navigation.navigate(',
      'navigation.addEventListener',
      'navigation.currentEntry',
      'cookieStore',
      'scheduler.',
      'CloseWatcher',
      'closedby',
      'closedBy',
      'commandfor',
      'commandFor',
    ],
    ...['requestIdleCallback', 'CSS.highlights', 'new Highlight', 'onscrollend', "'scrollend'", 'requestClose('],
    ...['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker', 'documentPictureInPicture', 'EyeDropper'],
    ...['Intl.DurationFormat', 'Temporal.', 'Uint8Array.fromBase64', '.toBase64(', 'until-found', 'textprompt'],
    ...['ImageDecoder', 'navigator.userAgentData', 'navigator.connection', 'LanguageDetector', 'Translator.'],
  ],
}

/** Where a page asks first, or is whole without it. */
const DONE_WITHOUT: Record<string, string[]> = {
  // Words are found, and not marked.
  'features/documents/finding/show-found.ts': ['CSS.highlights', 'new Highlight'],
  'features/profile/edit-button.tsx': ['requestIdleCallback'],
  // The list hangs below its field, also where the page ends.
  'ui/controls/combobox.css': [
    ...['anchor(', 'anchor-size(', 'anchor-name', 'anchor-scope', 'position-anchor', 'position-try'],
  ],
  'ui/controls/tags-input.css': ['anchor-name', 'anchor-scope'],
  // The browser draws the list of choices.
  'ui/controls/select.css': ['anchor-size(', 'base-select', '::picker', '::checkmark'],
  // The field stays as high as it is, and scrolls.
  'ui/controls/textarea.css': ['field-sizing'],
  // It comes and goes at once.
  'ui/feedback/toaster.css': ['@starting-style', 'allow-discrete'],
}

const files: Record<string, string> = import.meta.glob(['./tsconfig.json', '../README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Without what is only said. */
const codeOf = (text: string) => text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/^\s*\/\/.*$/gm, '')

test('nothing newer is used but where a page does without it', () => {
  const used: Record<string, string[]> = {}
  for (const [path, text] of sources) {
    if (path.includes('.test.') || path.startsWith('oldest-browsers')) continue
    const code = codeOf(text)
    const found = NEWER[path.endsWith('.css') ? 'styles' : 'scripts'].filter((name) => standsIn(code, name))
    if (found.length > 0) used[path] = found.sort()
  }
  const named = Object.entries(DONE_WITHOUT).map(([path, names]) => [path, names.toSorted()])
  expect(used).toEqual(Object.fromEntries(named))
})

/** As a word of its own: `if(` is not the end of `elif(`. */
function standsIn(code: string, name: string) {
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1))
    if (!/[\w-]/.test(code[at - 1] ?? '')) return true
  return false
}

test('the types know no more of the language than they do', () => {
  expect(JSON.parse(files['./tsconfig.json'] ?? '').compilerOptions.lib).toEqual(['ES2024', 'DOM', 'DOM.Iterable'])
})

test('the README names them', () => {
  const { chrome, edge, firefox, safari } = OLDEST
  expect(edge).toBe(chrome)
  expect(files['../README.md']).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`)
})
