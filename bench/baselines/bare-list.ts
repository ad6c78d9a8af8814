// Baseline of searching in the browser: a list without a framework, a style or a picture. Runs in the page.

interface Brother {
  firstName: string
  lastName: string
  currentPosition: string | null
  currentCompany: string | null
  location: string | null
}

export function drawBareList(brothers: Brother[]) {
  const shown = 30
  const lines = brothers.map(({ firstName, lastName, currentPosition, currentCompany, location }) =>
    [`${firstName} ${lastName}`, currentPosition, currentCompany, location].filter(Boolean).join(', '),
  )
  const texts = lines.map((line) => line.toLowerCase())
  const input = document.querySelector('input')
  const list = document.querySelector('ul')
  const draw = () => {
    const words = (input?.value ?? '').toLowerCase().split(' ')
    const found = lines.filter((_, at) => words.every((word) => texts[at]?.includes(word)))
    const items = found.slice(0, shown).map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    })
    list?.replaceChildren(`${found.length}`, ...items)
  }
  input?.addEventListener('input', draw)
  draw()
}
