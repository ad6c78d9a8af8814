// Of which files PDF is made, and by which filter of LibreOffice each is read: left to guess, it would read anything as anything.

const FILTERS: Record<string, string> = {
  doc: 'MS Word 97',
  docx: 'MS Word 2007 XML',
  ppt: 'MS PowerPoint 97',
  pptx: 'Impress MS PowerPoint 2007 XML',
  xls: 'MS Excel 97',
  xlsx: 'Calc MS Excel 2007 XML',
}

/** Their endings. */
export const CONVERTED: readonly string[] = Object.keys(FILTERS)

/** Null for what is not converted. */
export const filterFor = (extension: string): string | null => FILTERS[extension] ?? null
