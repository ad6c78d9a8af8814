// Figures, tabs, filters, toolbars and tables.
import { LocateFixed, Search, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Counts } from '../features/directory-filters/counts.tsx'
import { FilterRow } from '../features/directory-filters/filter-row.tsx'
import { ClassMark } from '../features/people/class-mark.tsx'
import { Portrait } from '../features/people/portrait.tsx'
import { Unreachable } from '../lib/call-errors.ts'
import type { RestOfList } from '../lib/more-of-list.ts'
import { Button } from '../ui/controls/button.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { Select } from '../ui/controls/select.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { ShowMore } from '../ui/lists/show-more.tsx'
import { Table, TableName } from '../ui/lists/table.tsx'
import { Tag } from '../ui/lists/tag.tsx'
import { Toolbar } from '../ui/lists/toolbar.tsx'
import { GallerySection } from './gallery-section.tsx'
import { SampleMenu } from './marks.tsx'
import { COUNTRIES, PEOPLE, ROLES } from './sample.ts'

const TABS = [
  { value: 'members', label: 'Member Management', count: 482 },
  { value: 'roles', label: 'Role Management' },
  { value: 'settings', label: 'System Settings' },
  { value: 'audit', label: 'Audit Logs' },
]

const UNREACHED: RestOfList = {
  hasNextPage: true,
  fetchMore: () => Promise.resolve(new Unreachable('The network did not answer')),
}

export function TablePieces() {
  const [tab, setTab] = useState('members')
  const [country, setCountry] = useState('')
  const [role, setRole] = useState('member')
  return (
    <GallerySection title="Filters and tables">
      <Card title="Filters & Search" flush action={<Counts all={482} found={37} />}>
        <FilterRow selects={3}>
          <Field label="Search" className="filter-row-wide">
            <Input type="search" icon={<Search />} placeholder="Name, company or city" />
          </Field>
          <Field label="Country">
            <Select options={COUNTRIES} value={country} onChange={setCountry} />
          </Field>
          <Field label="Class">
            <Select options={COUNTRIES} value={country} onChange={setCountry} />
          </Field>
          <Field label="Role">
            <Select options={ROLES} value={role} onChange={setRole} />
          </Field>
          <Button icon={<LocateFixed />}>Nearby</Button>
          <Button variant="ghost">Clear Filters</Button>
        </FilterRow>
      </Card>
      <div className="gallery-row" />
      <Tabs label="Administration" tabs={TABS} value={tab} onChange={setTab}>
        <Card flush>
          <Toolbar
            actions={
              <>
                <Button>Import Remaining Members</Button>
                <Button variant="primary" icon={<UserPlus />}>
                  Add Member
                </Button>
              </>
            }
          >
            <Input type="search" icon={<Search />} placeholder="Search by name or email" aria-label="Search members" />
            <Select label="Roles" options={ROLES} value={role} onChange={setRole} />
          </Toolbar>
          <Table label="Members" cards>
            <thead>
              <tr>
                {['Member', 'Contact', 'Role', 'Status', 'Class'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {PEOPLE.map((person) => (
                <tr key={person.name}>
                  <td>
                    <TableName
                      portrait={<Portrait name={person.name} width={34} decorative />}
                      name={person.name}
                      note={person.job}
                    />
                  </td>
                  <td className="data-table-full">
                    someone@example.org
                    <small>{person.place}</small>
                  </td>
                  <td>
                    <Select compact label={`Role of ${person.name}`} options={ROLES} value={role} onChange={setRole} />
                  </td>
                  <td>
                    <Tag tone="success">Active</Tag>
                  </td>
                  <td>
                    <ClassMark label={person.classLabel} />
                  </td>
                  <td>
                    <SampleMenu />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <footer className="card-foot">
            <ShowMore query={UNREACHED} />
          </footer>
        </Card>
      </Tabs>
    </GallerySection>
  )
}
