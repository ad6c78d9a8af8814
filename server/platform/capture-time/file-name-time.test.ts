// Well-known names tell when a photo was taken; any other number in a name is a number.
import { expect, test } from 'vitest'
import { fileNameTime } from './file-name-time.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

test.each([
  ['IMG-20190612-WA0003.jpg', '2019-06-12', 'day'],
  ['VID-20231231-WA0012.mp4', '2023-12-31', 'day'],
  ['WhatsApp Image 2024-06-15 at 19.30.00.jpeg', '2024-06-15T19:30:00', 'place'],
  ['WhatsApp Image 2024-06-15 at 7.30.00 PM (1).jpeg', '2024-06-15T19:30:00', 'place'],
  ['WhatsApp Video 2024-06-15 at 12.05.09 AM.mp4', '2024-06-15T00:05:09', 'place'],
  ['PXL_20240615_193000123.jpg', '2024-06-15T19:30:00', 'utc'],
  ['PXL_20240615_193000123.PORTRAIT-01.COVER.jpg', '2024-06-15T19:30:00', 'utc'],
  ['VID_20240615_193000.mp4', '2024-06-15T19:30:00', 'place'],
  ['IMG_20240615_193000_1.jpg', '2024-06-15T19:30:00', 'place'],
  ['IMG_20240615_193000123~2.jpg', '2024-06-15T19:30:00', 'place'],
  ['MVIMG_20180101_000001.jpg', '2018-01-01T00:00:01', 'place'],
  ['20240615_193000(0).jpg', '2024-06-15T19:30:00', 'place'],
  ['Screenshot_20240615-193000_Maps.jpg', '2024-06-15T19:30:00', 'place'],
  ['Screenshot_2024-06-15-19-30-00-123_com.android.chrome.png', '2024-06-15T19:30:00', 'place'],
  ['Screenshot 2024-06-15 at 7.30.00\u202fPM.png', '2024-06-15T19:30:00', 'place'],
  ['Screenshot 2024-06-15 193000.png', '2024-06-15T19:30:00', 'place'],
  ['Screenshot from 2024-06-15 19-30-00.png', '2024-06-15T19:30:00', 'place'],
  ['signal-2024-06-15-19-30-00-123.jpg', '2024-06-15T19:30:00', 'place'],
  ['signal-2024-06-15-193000_002.jpeg', '2024-06-15T19:30:00', 'place'],
  ['photo_2024-06-15_19-30-00.jpg', '2024-06-15T19:30:00', 'place'],
  ['video_2024-06-15_19-30-00 (2).mp4', '2024-06-15T19:30:00', 'place'],
  ['photo_5@15-06-2024_19-30-00.jpg', '2024-06-15T19:30:00', 'place'],
  ['2024-06-15 19.30.00-2.jpg', '2024-06-15T19:30:00', 'place'],
  ['WP_20140615_19_30_00_Pro.jpg', '2014-06-15T19:30:00', 'place'],
  ['WP_20140615_001.jpg', '2014-06-15', 'day'],
  ['DJI_20240615193000_0001_D.mp4', '2024-06-15T19:30:00', 'place'],
] as const)('%s tells %s', (name, at, clock) => {
  expect(fileNameTime(name, NOW)).toEqual({ at, clock, ahead: null })
})

test.each([
  'IMG_1234.JPG',
  'DSC_0001 (2).jpg',
  'DSC20240615.jpg',
  '20240615.jpg',
  'order 20240615_193000.pdf.jpg',
  'IMG-20191301-WA0003.jpg',
  'IMG-20230229-WA0003.jpg',
  'IMG_20240615_256000.jpg',
  'IMG_20240615_1930001234.jpg',
  '12345678_123456.jpg',
  '2024-06-15_19-30.00.jpg',
  '19650612_101010.jpg',
  '20990615_193000.jpg',
  'PXL_202406159_193000123.jpg',
  '2024-06-15.jpg',
  '8675309-2024-06-15 19.30.00.jpg',
  'FB_IMG_1718472600000.jpg',
  '',
])('%s tells nothing', (name) => {
  expect(fileNameTime(name, NOW)).toBeNull()
})
