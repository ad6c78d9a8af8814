// What the fields of a roster are called for those who read them.

const LABELS: Record<string, string> = {
  familiar: 'Familiar name',
  email: 'E-mail',
  class: 'Class year',
  roles: 'Offices',
  currentPosition: 'Position',
  currentCompany: 'Company',
  workStartDate: 'Working since',
  workEndDate: 'Working until',
  linkedinUrl: 'LinkedIn',
  instagramUrl: 'Instagram',
  snapchatUrl: 'Snapchat',
  facebookUrl: 'Facebook',
  tiktokUrl: 'TikTok',
  significantOther: 'Partner',
  significantOtherType: 'Kind of partner',
  kids: 'Children',
  lineageColor: 'Lineage colour',
  isActive: 'Active or not',
}

/** 'bigBrother' → 'Big brother'. */
export function fieldLabel(field: string) {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
