// Where all dialogs stand, beside the page.

/**
 * For the portal of each: one that stood elsewhere would hide those over it from readers of the screen, and what comes and goes
 * beside the page has browsers reckon the style of all of it anew. Null, for the body, where a page has no such place.
 */
export const dialogPlace = (): HTMLElement | null => document.getElementById('dialogs')
