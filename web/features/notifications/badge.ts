// What the bell shows and says.

const MOST = 9

/** '3', '9+' above nine, nothing when there is nothing new. */
export const badgeText = (count: number) => (count > MOST ? `${MOST}+` : count > 0 ? String(count) : '')

/** What is heard of it after the bell's name: ', 3 unread'. */
export const unreadWords = (count: number) => (count > 0 ? `, ${count} unread` : '')
