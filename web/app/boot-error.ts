// Stands in for the whole app where its code or its first answer could not be loaded; hence without React.
import '../features/sign-in/landing.css'
import '#ui/controls/button.css'
import { reportOffline, whenOnline } from '#lib/connection.ts'

interface BootErrorText {
  title: string
  sentence: string
}

const PAGE: BootErrorText = { title: 'This page could not be loaded', sentence: 'Check your connection and try again.' }

export function showBootError(place: HTMLElement, { title, sentence }: BootErrorText = PAGE) {
  const main = element('main', 'landing-mid')
  const again = element('button', 'button button-secondary', 'Try again')
  again.addEventListener('click', () => location.reload())
  const notice = element('p', 'caption mt-2 mb-6', sentence)
  notice.role = 'alert'
  main.append(element('h1', 'font-display text-4xl tracking-display text-balance', title), notice, again)
  const page = element('div', 'landing')
  page.append(element('div', 'landing-top'), main)
  place.replaceChildren(page)
  whenOnline(() => location.reload())
  reportOffline()
}

function element(name: string, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
