// The other names around a brother: the women in his life, his name cut short, what his brothers call him.
import { list } from './random.ts'

/** Women's names: partners and daughters. */
export const women = list(
  `Abena, Adele, Aisha, Alma, Amara, Anika, Astrid, Beatriz, Carys, Chiara, Clara, Daniela, Delphine, Edith, Elif,
    Emilia, Esther, Farah, Freya, Greta, Hana, Ines, Ingrid, Isolde, Jana, Joanna, Kalina, Katya, Keiko, Leila,
    Linnea, Lucia, Maeve, Malia, Marguerite, Meera, Mei, Miriam, Nadia, Naledi, Nia, Noor, Odile, Paloma, Petra,
    Priya, Ramona, Rosalind, Ruth, Sabine, Salma, Sanna, Sofia, Soo-ah, Tamsin, Thandi, Ursula, Vera, Yara, Zofia`,
)

/** What a given name shortens to. */
export const shortNames: Readonly<Record<string, string>> = {
  William: 'Will',
  Thomas: 'Tom',
  Benjamin: 'Ben',
  Samuel: 'Sam',
  Nathaniel: 'Nate',
  Theodore: 'Theo',
  Edward: 'Ned',
  Henry: 'Hal',
  Charles: 'Charlie',
  Joseph: 'Joe',
  Daniel: 'Dan',
  Gregory: 'Greg',
  Philip: 'Pip',
  Alessandro: 'Sandro',
  Alexandros: 'Alekos',
  Fernando: 'Nando',
  Ignacio: 'Nacho',
  Mauricio: 'Mau',
  Santiago: 'Santi',
  Friedrich: 'Fritz',
  Matthias: 'Matz',
  Valentin: 'Val',
  Casimir: 'Kaz',
  Wojciech: 'Wojtek',
  Babajide: 'Jide',
  Nnamdi: 'Nam',
  Aditya: 'Adi',
  Karthik: 'Karth',
  Vikram: 'Vik',
  Reginald: 'Reggie',
  Terrance: 'Terry',
  Hendrik: 'Henk',
  Diederik: 'Diedy',
}

/** What brothers call a brother for reasons nobody writes down. */
export const nicknames = list(
  `Anchor, Attic, Badger, Ballast, Birch, Biscuit, Bishop, Bolt, Boots, Cedar, Cinder, Compass, Copper, Cricket,
    Deacon, Ferry, Fiddle, Flint, Gravel, Gull, Hatch, Heron, Juniper, Kettle, Lantern, Ledger, Magpie, Mallet,
    Marrow, Moth, Oats, Otter, Pepper, Pilot, Pockets, Ratchet, Sexton, Shingle, Sparrow, Stove, Tallow, Thimble,
    Tinder, Twine, Umber, Vesper, Wick, Wren`,
)
