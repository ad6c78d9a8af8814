// Leads to what is wrong with a form: the first field that says so is scrolled to and focused.

const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled'

export function focusFirstFault(form: HTMLElement | null) {
  const place = form?.querySelector('.field-error')?.closest('.field, .row-list, .long-form-anchor')
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>(CONTROLS)
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
