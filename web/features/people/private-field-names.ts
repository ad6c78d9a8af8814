// What the private fields of a member are called, and those who may see them.
import type { PrivateField, Visibility } from '@aerie/contract/privacy'

export const PRIVATE_FIELD_NAMES: Record<PrivateField, string> = {
  email: 'Email',
  phone: 'Phone',
  birthday: 'Birthday',
  family: 'Family',
  children: 'Children',
  city: 'City',
}

export const VISIBILITY_NAMES: Record<Visibility, string> = {
  brothers: 'All brothers',
  line: 'My class and line',
  officers: 'Officers',
  nobody: 'Only me',
}
