// What the bell asks on every page.
import { notifications } from '@aerie/contract/notifications'
import { endpointQuery } from '#lib/api.ts'

export const countQuery = endpointQuery(notifications.count)
