// The system roles and what they are called.
import type { Role } from '@aerie/contract/person'

export const ROLE_LABELS: Record<Role, string> = { member: 'Member', admin: 'Admin', super_admin: 'Super Admin' }

export const ROLES: Role[] = ['member', 'admin', 'super_admin']
