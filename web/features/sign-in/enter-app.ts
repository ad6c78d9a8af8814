// The step from the visitor's pages into the app, once a session is open.

/** Long enough to read the welcome. */
const WELCOME_MS = 500

/** After the welcome has been seen. */
export const enterAppSoon = (address: URL) => setTimeout(() => enterApp(address), WELCOME_MS)

/** The dashboard's address, for those who came by a link that is used up now. */
export const home = () => new URL('/', location.origin)

const STEP = 'step'

/** To where the second step is asked, from a page whose link is used up. */
export const goToStep = () => location.assign(`/?signin=${STEP}`)

/** Whether he was sent here to answer it. */
export const owesStep = () => new URLSearchParams(location.search).get('signin') === STEP

/** Loads the page the visitor came for, now as a member; the address he entered by is no place to come back to. */
function enterApp(address: URL) {
  address.searchParams.delete('signin')
  history.replaceState(null, '', address)
  location.reload()
}
