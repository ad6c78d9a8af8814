// The companies a brother has to do with, offered as other brothers write them.
import { members } from '@aerie/contract/members'
import { useQuery } from '@tanstack/react-query'
import { suggestCompanies } from '#features/people/company-suggestions.ts'
import { endpointQuery } from '#lib/api.ts'
import { TagsInput, type TagsInputProps } from '#ui/controls/tags-input.tsx'

type CompanyTagsInputProps = Omit<TagsInputProps, 'suggest' | 'listLabel' | 'tagIcon'>

const companiesQuery = endpointQuery(members.companies)
const LONGEST_NAME = 80

/** Takes the attributes of an input besides, such as `onBlur` and `ref`. */
export function CompanyTagsInput(props: CompanyTagsInputProps) {
  const { data: companies = [] } = useQuery(companiesQuery)
  const suggest = (typed: string) => suggestCompanies(companies, typed, props.value)
  return <TagsInput maxLength={LONGEST_NAME} {...props} listLabel="Companies" suggest={suggest} />
}
