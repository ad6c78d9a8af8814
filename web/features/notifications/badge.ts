// What the bell shows and says.

const MOST = 9

/** '3', '9+' above nine, nothing when there is nothing new. */
export const badgeText = (count: number) => (count > MOST ? `${MOST}+` : count > 0 ? String(count) : '')

/** As the bell is announced: 'Trip Notifications, 3 unread'. */
export const bellLabel = (count: number) => (count > 0 ? `Trip Notifications, ${count} unread` : 'Trip Notifications')
