// The figures of the dashboard.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

export const Stats = z.object({
  totalMembers: z.int(),
  activeMembers: z.int(),
  admins: z.int(),
  superAdmins: z.int(),
  verified: z.int(),
  yearsOfHistory: z.int(),
})
export type Stats = z.infer<typeof Stats>

export const stats = endpoints('stats', {
  show: endpoint('GET', '/api/stats', { summary: 'How many we are.', response: Stats }),
})
