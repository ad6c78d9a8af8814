// The names of a roster's columns, as people and programs write them.

import { FIELD_NAMES, type MemberFieldName } from '@aerie/contract/member-fields'
import type { StandingField } from '@aerie/roster-reading/standing/standing-columns'

/** Fields that no roster holds: earlier positions, and what is chosen in a form alone. */
const LEFT_OUT = [
  'workHistory',
  'privacy',
  'isOnMap',
  'sharesActivity',
  'sharesBirthday',
] as const satisfies MemberFieldName[]
export type RosterField = Exclude<MemberFieldName, (typeof LEFT_OUT)[number]>

/** The fields of a record that a roster holds, in the order of an export. */
export const ROSTER_FIELDS = FIELD_NAMES.filter(
  (field): field is RosterField => !LEFT_OUT.some((leftOut) => leftOut === field),
)

/** Columns that others keep and a member's record has no field for, but that say something about several. */
type ForeignField = 'name' | 'suffix' | 'courtesyTitle' | 'region' | 'website'
export type Field = RosterField | ForeignField | StandingField

/** The fields that several columns may hold at once. */
export const HELD_BY_SEVERAL: ReadonlySet<Field> = new Set([
  'website',
  'isActive',
  'died',
  'left',
  'unmailed',
  'uncalled',
  'mailWish',
])

/**
 * The best name for a column first: where a file has several of them for one field, the better name wins. A field that is
 * not listed is known by its label.
 */
export const SYNONYMS: Record<ForeignField, string> & Partial<Record<RosterField, string>> = {
  firstName: `First Name, First, Given Name, Given Names, Given, Forename, Christian Name, Legal First Name, Legal First, Vorname,
    Prénom, Nombre, Nome`,
  middleName: 'Middle Name, Middle, Middle Initial, Additional Name, Second Name, Legal Middle Name',
  lastName: `Last Name, Last, Surname, Family Name, Family, Legal Last Name, Legal Last, Legal Surname, Nachname, Familienname, Nom, Nom de famille, Apellido, Apellidos,
    Cognome`,
  familiar: `Familiar, Familiar Name, Nickname, Nick Name, Preferred Name, Preferred First Name, Known as, Goes by,
    Spitzname`,
  name: 'Name, Full Name, Legal Name, Full Legal Name, Display Name, Member, Member Name, Brother, Brother Name, File As',
  suffix: 'Suffix, Name Suffix',
  courtesyTitle: `Courtesy Title, Name Prefix, Prefix, Individual Prefix, Honorific, Honorific Prefix, Salutation, Name Title,
    Military Rank, Rank, Anrede, Titel, Civilité, Tratamiento, Tratamento, Tussenvoegsel, Namenszusatz`,
  email: `E-mail, Email Address, E-mail Addresses, Primary Email, Email 1, Email 1 Value, Preferred Email, Personal
    Email, Home Email, Work Email, Mail, E-Mail-Adresse, Correo, Correo electrónico, Courriel`,
  phone: `Mobile Phone, Mobile, Cell Phone, Cell, Phone, Phone Number, Primary Phone, Telephone, Tel, Phone 1, Phone 1
    Value, Mobile Number, Home Phone, Business Phone, Work Phone, Telefon, Handy, Téléphone, Teléfono`,
  pledgeClass: 'Pledge Class, Pledge Class Number, Initiation Class, Initiated Class, New Member Class',
  cohort: 'Cohort',
  roles: 'Roles, Offices, Office, Office Held, Offices Held, Board Role, Board Roles, Board Position, Officer Role',
  currentPosition: `Current Position, Position, Job Title, Organization Title, Organization 1 Title, Occupation,
    Profession, Title`,
  currentCompany: `Current Company, Company, Company Name, Employer, Organization Name, Organization 1 Name,
    Organization, Firm, Firma`,
  workStartDate: 'Work Start Date, Work Start, Since',
  workEndDate: 'Work End Date, Work End, Until',
  companyTags: 'Company Tags, Industry, Industries',
  location: 'Location, Where, Lives in, Residence, City and State, City State, Current Location, Based in, Wohnort',
  city: 'City, Town, Home City, Address 1 City, Business City, Address City, Ort, Stadt, Ville, Ciudad',
  region: `State, Region, Province, State Province, State Region, Home State, Address 1 Region, Business State, Address
    State`,
  country: `Country, Country Region, Home Country, Address 1 Country, Home Country Region, Business Country, Land, Pays,
    País`,
  linkedinUrl: 'LinkedIn, LinkedIn URL, LinkedIn Profile, LinkedIn Profile URL',
  instagramUrl: 'Instagram, Instagram URL, Instagram Handle, Insta, IG',
  snapchatUrl: 'Snapchat, Snapchat URL, Snap',
  facebookUrl: 'Facebook, Facebook URL, Facebook Profile, FB',
  tiktokUrl: 'TikTok, TikTok URL',
  website: 'Website, Web Page, Website 1 Value, Website 2 Value, Website 3 Value, Personal Web Page, URL, Links',
  birthday: 'Birthday, Birth Date, Date of Birth, DOB, Born, Geburtstag',
  significantOther: 'Significant Other, Partner, Spouse, Spouse Name, Wife, Husband',
  significantOtherType: 'Significant Other Type, Relationship, Relationship Type',
  kids: 'Kids, Children, Child',
  bigBrother: 'Big Brother, Big, Big Bro',
  littleBrothers: 'Little Brothers, Littles, Little Brother, Little, Little Bros',
  lineageColor: 'Lineage Color, Lineage Colour, Lineage, Line Color, Family Color, Colour, Color',
  bio: 'Bio, About, About me, Biography',
  quote: 'Quote, Personal Quote, Favourite Quote, Favorite Quote',
  interests: 'Interests, Hobbies, Watching',
  role: 'Role, Access, User Role',
  isActive: `Is Active, Active, Status, Member Status, Membership Status, Current Status, Brother Status, Alumni Status,
    Chapter Status, Vital Status, Active Inactive, Active or Inactive, Living or Deceased, Living Deceased, Contact Status, Account Status, Record Status, Standing, Member Standing, Membership Standing, Good
    Standing, Active Y N, Active Yes No, Active Status, Is Active Member, In Good Standing, Member in Good Standing, Active Member, Currently Active, Membership Enabled, Living, Alive,
    Mitgliedsstatus, Mitgliedstatus, Aktiv, Statut, Actif, Activo, Ativo, Attivo, Situação`,
}

/** Mean the pledge class, unless a column that is named better does, be it in this list. */
export const CLASS_OF_SOME_KIND = 'Class, Class Number, Class No, Year, Clase, Klasse'

/** Mean the year of graduation in any case. */
export const CLASS_OF_YEAR =
  'Grad Year, Graduation Year, Class of, Class Year, Graduation, Year of Graduation, Graduated'
