// Which letters names were written in: a few names of each language, in every code page that has been used for it.
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openDecoder } from './code-pages.ts'
import { encode } from './encode.fixture.ts'
import type { LettersId } from './letters.ts'
import { readLetters } from './read-letters.ts'

const PAGES: Record<string, LettersId[]> = {
  western: ['windows-1252', 'macintosh', 'cp850'],
  american: ['windows-1252', 'macintosh', 'cp850', 'cp437'],
  nordic: ['windows-1252', 'macintosh', 'cp850', 'cp865'],
  central: ['windows-1250', 'iso-8859-2', 'cp852', 'mac-ce'],
  cyrillic: ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5'],
  greek: ['windows-1253', 'iso-8859-7', 'cp737', 'mac-greek'],
}

const NAMES: [string, LettersId[], string][] = [
  ['German', PAGES.american ?? [], 'Küng Lötsch Möhring Hürlimann Schönberg Gärtner Brüggemann'],
  ['French', PAGES.western ?? [], 'Chrétien Lagacé Gélinas Bérubé Frenière Thérien Crête Bégin Légaré'],
  ['Spanish', PAGES.american ?? [], 'Buñuel Dalí Gaudí Pénélope Unamuño Cervántes Góngora Bécquer Valdés'],
  ['Portuguese', PAGES.western ?? [], 'Simão Fernão Beltrão Bragança Mendonça Ourém Romário Sócrates'],
  ['Swedish', PAGES.american ?? [], 'Ångberg Källström Söderlund Åström Ölund Fröding Gårdell'],
  ['Norwegian', PAGES.nordic ?? [], 'Solskjær Ødegaard Nærbø Bjørgen Sørloth Gråberg Bøhler'],
  [
    'Icelandic',
    ['windows-1252', 'mac-icelandic', 'cp861'],
    'Eiður Sigþórsson Hörður Sigurbjörnsson Þorlákur Guðbergur',
  ],
  ['Polish', PAGES.central ?? [], 'Żmijewski Żołądź Jasiński Borówka Zabłocki Pękala Ćwiertnia Rogoziński'],
  [
    'Czech',
    PAGES.central ?? [],
    'Hrušínský Zátopek Nedvěd Poborský Šmicer Rosický Řepka Jágr Hašek Čáslavská Machač Buřič Plíšková Štěpánek Koukolíček Žďárský',
  ],
  ['Slovak', PAGES.central ?? [], 'Hamšík Škrtel Gáborík Demitra Kňažko Kukučín Žbirka Pišťanek'],
  ['Hungarian', PAGES.central ?? [], 'Puskás Hidegkúti Szoboszlai Bőzsöny Lőrinc Gödöllő Vörösmarty Szüllő Tőkés'],
  [
    'Croatian',
    [...(PAGES.central ?? []), 'mac-croatian'],
    'Šuker Prosinečki Boksić Štimac Ćorluka Brozović Kramarić Pašalić',
  ],
  ['Romanian of today', ['mac-romanian'], 'Lăcătușu Năstase Comăneci Răducioiu Moțoc Brâncuși Săndulescu Țiriac'],
  ['Romanian', ['windows-1250', 'cp852'], 'Lăcătuşu Năstase Ţiriac Comăneci Răducioiu Moţoc Brâncuşi Săndulescu'],
  ['Russian', PAGES.cyrillic ?? [], 'Пушкин Лермонтов Достоевский Тургенев Гагарин Терешкова'],
  ['Ukrainian', ['windows-1251', 'koi8-u', 'x-mac-cyrillic'], 'Сковорода Грушевський Франко Українка Довженко'],
  ['Bulgarian', PAGES.cyrillic ?? [], 'Стоичков Бербатов Балъков Левски Ботев Вазов Яворов'],
  ['Serbian', ['windows-1251', 'iso-8859-5'], 'Црњански Андрић Павић Пекић Ћопић Селимовић'],
  ['Greek', PAGES.greek ?? [], 'Καζαντζάκης Σεφέρης Ελύτης Καβάφης Θεοδωράκης Βαρουφάκης'],
  ['Turkish', ['windows-1254', 'mac-turkish', 'cp857'], 'Şükür Rüştü Şanlı Altıntop Belözoğlu Çalhanoğlu Söyüncü'],
  ['Lithuanian', ['windows-1257', 'cp775'], 'Marčiulionis Jasikevičius Šiškauskas Valančiūnas Kęsminas Žalgiris'],
  ['Latvian', ['windows-1257', 'cp775'], 'Porziņģis Upīts Čakste Zemgaļis Krišjāne Skujiņš Ķēniņš'],
  [
    'Estonian',
    ['windows-1257'],
    'Kõrvits Jänes Sõber Tõll Võõras Põlluäär Tšernov Šulman Žurov Kašin Šepelev Roževski Dušin Ivaškin Mõškin Žukov',
  ],
  ['Hebrew', ['windows-1255', 'cp862'], 'ביאליק רבין פרס נתניהו ברק אולמרט שרון'],
  [
    'Arabic',
    ['windows-1256', 'iso-8859-6', 'cp720'],
    'نجيب محفوظ طه حسين جبران خليل فيروز كلثوم غازي القصيبي درويش نزار قباني',
  ],
  ['Thai', ['windows-874'], 'ชวน หลีกภัย บรรหาร ศิลปอาชา ชาติชาย ชุณหะวัณ สุรยุทธ์ จุลานนท์ ปรีดี พนมยงค์'],
  ['Japanese', ['shift_jis', 'euc-jp'], '鳩山由紀夫 菅直人 野田佳彦 安倍晋三 岸田文雄 羽生結弦'],
  ['Chinese', ['gb18030'], '习近平 胡锦涛 姚明 刘翔 郎平 马化腾 任正非'],
  ['Chinese, traditional', ['big5'], '馬英九 蔡英文 賴清德 柯文哲 周杰倫 林志玲'],
  ['Korean', ['euc-kr'], '문재인 박근혜 이명박 노무현 김대중 봉준호'],
]

const asLines = (names: string) => `First name,Last name\r\n${names.replaceAll(' ', ',x\r\n')},x\r\n`
const readAll = (bytes: Buffer | Buffer[]) => readLetters(Readable.from([bytes].flat(), { objectMode: true }), null)

test.each(NAMES.flatMap(([language, pages, names]) => pages.map((letters) => [language, letters, names] as const)))(
  '%s names in %s',
  async (_, letters, names) => {
    const bytes = await encode(letters, asLines(names))
    const read = await readAll(bytes)
    expect((await openDecoder(read?.taken ?? 'windows-1252'))(bytes)).toBe(asLines(names))
    expect(read?.isDoubtful).toBe(false)
  },
)

test('Vietnamese, whose letters of Windows-1258 are marked by signs of their own', async () => {
  // Nguyễn, Trần, Phạm, Đặng, Hữu
  const bytes = Buffer.from('Nguy\xea\xden\nTr\xe2\xccn\nPha\xf2m\n\xd0\xe3\xf2ng\nH\xfd\xdeu\n', 'latin1')
  expect((await readAll(bytes))?.taken).toBe('windows-1258')
})

test.each<[string, LettersId, string]>([
  ['an apostrophe of Word', 'windows-1252', 'D’Angelo'],
  ['one name in capitals', 'windows-1252', 'MÜLLER'],
  ['a dash and quotes', 'windows-1250', '“Świętosław” – Żółć'],
])('%s', async (_, letters, text) => {
  const bytes = await encode(letters, asLines(text))
  expect((await readAll(bytes))?.taken).toBe(letters)
})

test('one letter that may be two is doubtful', async () => {
  // ì in Windows-1252, ě in Windows-1250.
  expect(await readAll(Buffer.from('Name\nV\xeca Novak\n', 'latin1'))).toMatchObject({ isDoubtful: true })
})

test.each<[LettersId, string, boolean]>([
  ['windows-1252', 'Müller', false],
  ['koi8-r', 'Ландау', true],
  ['euc-jp', '菅直人', true],
])('one word in %s is doubtful, unless it is what most files are written in', async (letters, word, isDoubtful) => {
  expect(await readAll(await encode(letters, `Name,Mail\n${word},a@example.org\n`))).toMatchObject({ isDoubtful })
})

test('bytes of which no letters make names are doubtful', async () => {
  const noise = Array.from({ length: 60 }, (_, at) => 0x80 + ((at * 37) % 128))
  expect(await readAll(Buffer.concat([Buffer.from('Name\nx'), Buffer.from(noise)]))).toMatchObject({ isDoubtful: true })
})

test('a file in Unicode has no other letters, whatever is chosen', async () => {
  const chosen = async (bytes: Buffer) =>
    readLetters(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)], { objectMode: true }), 'koi8-r')
  expect(await chosen(Buffer.from('Name\nŁukasz Żółkiewski\n'))).toBeNull()
  expect(await chosen(Buffer.from('\uFEFFName\nŁukasz Żółkiewski\n', 'utf16le'))).toBeNull()
  expect(await chosen(Buffer.from('Name\nŁukasz Żółkiewski\n', 'utf16le'))).toBeNull()
})

test('the first foreign line is found late in a long file', async () => {
  const chunks = Array.from({ length: 40 }, () => Buffer.from('Hugo Larsen,Zürich\n'.repeat(3000)))
  const late = await encode('windows-1250', 'Żółkiewski,Łódź\nŚwięty,Gdańsk\n')
  expect((await readAll([...chunks, late]))?.taken).toBe('windows-1250')
})

test('what is chosen is taken without doubt', async () => {
  const bytes = await encode('windows-1250', asLines('Łódź'))
  const read = await readLetters(Readable.from([bytes], { objectMode: true }), 'macintosh')
  expect(read).toMatchObject({ taken: 'macintosh', isDoubtful: false })
})
