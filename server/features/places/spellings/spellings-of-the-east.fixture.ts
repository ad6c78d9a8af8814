// How people write where they live in Asia, Africa and Oceania, and what does not say which city is meant.
import type { Spelt } from './spellings.fixture.ts'

export const ASIA: Spelt[] = [
  {
    at: [22.28, 114.17],
    written:
      'Hong Kong | Hong Kong, China | Hong Kong SAR | Hong Kong, HK | Hong Kong SAR, China | Hongkong | 香港 | Hong Kong @ China | Central, Hong Kong | Kowloon, Hong Kong',
  },
  { at: [22.2, 113.55], written: 'Macau | Macao | Macau, China | Macau SAR | Macao SAR, China | 澳門' },
  {
    at: [25.05, 121.53],
    written:
      'Taipei | Taipei, Taiwan | Taipei, China | Taipei City, Taiwan | 台北 | Taipei @ Taiwan | Taipei, Taiwan, Province of China',
  },
  { at: [22.62, 120.31], written: 'Kaohsiung, Taiwan | Kaohsiung, China' },
  { at: [39.91, 116.4], written: 'Beijing | Peking | Beijing, China | 北京 | Beijing, Beijing, China' },
  { at: [31.23, 121.47], written: 'Shanghai | Shanghai, China | 上海 | Shangai' },
  { at: [23.12, 113.25], written: 'Guangzhou | Canton, China | Guangzhou, Guangdong, China' },
  { at: [22.55, 114.07], written: 'Shenzhen | Shenzhen, Guangdong' },
  { at: [35.69, 139.69], written: 'Tokyo | Tokyo, Japan | 東京 | Greater Tokyo Area | Tokio | 東京都 | Tōkyō' },
  { at: [34.69, 135.5], written: 'Osaka | 大阪 | Osaka, Japan' },
  { at: [37.57, 126.98], written: 'Seoul | 서울 | Seoul, South Korea | Seoul, Korea' },
  {
    at: [19.07, 72.88],
    written: 'Mumbai | Bombay | Mumbai, Maharashtra, India | Mumbai, MH | Mumbai Metropolitan Region',
  },
  { at: [28.65, 77.22], written: 'New Delhi | Delhi | New Delhi, Delhi, India | Delhi, DL' },
  { at: [28.46, 77.03], written: 'Gurgaon | Gurugram | Gurugram, India | Gurgaon, Haryana, India | Gurugram, HR' },
  {
    at: [12.97, 77.59],
    written:
      'Bangalore | Bengaluru | Bengaluru, Karnataka, India | Bangalore, KA | Greater Bengaluru Area | Banglore, India',
  },
  { at: [22.56, 88.36], written: 'Calcutta | Kolkata | Kolkata, WB | Kolkata, West Bengal, India' },
  { at: [13.09, 80.28], written: 'Madras, India | Chennai | Chennai, TN | Chennai, Tamil Nadu, India' },
  {
    at: [17.38, 78.46],
    written: 'Hyderabad, India | Hyderabad, Telangana | Hyderabad, Telangana, India | Hyderabad, TS',
  },
  { at: [25.39, 68.37], written: 'Hyderabad, Pakistan | Hyderabad, Sindh' },
  { at: [18.52, 73.86], written: 'Pune | Poona | Pune, Maharashtra, India' },
  { at: [24.86, 67.01], written: 'Karachi | Karachi, Pakistan' },
  { at: [31.56, 74.35], written: 'Lahore | Lahore, Punjab, Pakistan' },
  { at: [23.71, 90.41], written: 'Dhaka | Dacca | Dhaka, Bangladesh' },
  { at: [6.93, 79.85], written: 'Colombo | Colombo, Sri Lanka' },
  { at: [16.81, 96.16], written: 'Yangon | Rangoon | Rangoon, Burma | Yangon, Myanmar' },
  { at: [13.75, 100.5], written: 'Bangkok | Bangkok, Thailand | Krung Thep | Bankok' },
  {
    at: [10.82, 106.63],
    written: 'Saigon | Ho Chi Minh City | HCMC | Ho Chi Minh City, Vietnam | Thành phố Hồ Chí Minh',
  },
  { at: [21.02, 105.84], written: 'Hanoi | Hà Nội | Hanoi, Vietnam' },
  { at: [1.29, 103.85], written: 'Singapore | Singapore, Singapore | Singapore 018956 | SG' },
  {
    at: [3.14, 101.69],
    written: 'Kuala Lumpur | KL, Malaysia | Kuala Lumpur, Federal Territory of Kuala Lumpur, Malaysia',
  },
  { at: [-6.21, 106.85], written: 'Jakarta | Batavia, Indonesia | Jakarta, Indonesia | Greater Jakarta Area' },
  {
    at: [14.6, 120.98],
    written: 'Manila | Metro Manila, Philippines | Manila, NCR | Manila, National Capital Region, Philippines',
  },
  { at: [51.18, 71.45], written: 'Astana | Nur-Sultan | Astana, Kazakhstan | Akmola, Kazakhstan' },
  { at: [43.25, 76.92], written: 'Almaty | Alma-Ata' },
  { at: [41.69, 44.83], written: 'Tbilisi, Georgia | Tbilisi | Tiflis' },
  { at: [32.09, 34.78], written: 'Tel Aviv | Tel Aviv-Yafo | Tel Aviv, Israel | תל אביב' },
  { at: [31.77, 35.22], written: 'Jerusalem | Jerusalem, Israel | ירושלים' },
  { at: [25.2, 55.27], written: 'Dubai | Dubai, UAE | Dubai, United Arab Emirates | دبي' },
  { at: [24.45, 54.38], written: 'Abu Dhabi | Abu Dhabi, AE' },
  { at: [33.89, 35.5], written: 'Beirut | Beyrouth | Beirut, Lebanon' },
  { at: [24.69, 46.72], written: 'Riyadh | Riyadh, Saudi Arabia | الرياض' },
  { at: [35.69, 51.42], written: 'Tehran | Teheran | Tehran, Iran' },
  { at: [33.34, 44.4], written: 'Baghdad | Bagdad, Iraq' },
]

export const AFRICA_AND_OCEANIA: Spelt[] = [
  { at: [30.06, 31.25], written: 'Cairo | القاهرة | Cairo, Egypt | Le Caire' },
  { at: [31.2, 29.92], written: 'Alexandria, Egypt | Alexandria @ Egypt' },
  { at: [6.45, 3.39], written: 'Lagos | Lagos, Nigeria' },
  { at: [9.06, 7.49], written: 'Abuja | Abuja, FCT, Nigeria' },
  { at: [-1.28, 36.82], written: 'Nairobi | Nairobi, Kenya' },
  { at: [-26.2, 28.04], written: 'Johannesburg | Joburg | Johannesburg, Gauteng, South Africa' },
  { at: [-33.93, 18.42], written: 'Cape Town | Kaapstad | Cape Town, Western Cape, South Africa' },
  { at: [-29.86, 31.03], written: 'Durban, KZN | Durban' },
  { at: [-27.76, 29.93], written: 'Newcastle, South Africa | Newcastle, KwaZulu-Natal' },
  { at: [5.56, -0.2], written: 'Accra | Accra, Ghana' },
  { at: [9.02, 38.75], written: 'Addis Ababa | Addis Abeba' },
  { at: [33.59, -7.62], written: 'Casablanca | Casablanca, Morocco | الدار البيضاء' },
  { at: [16.02, -16.49], written: 'Saint-Louis, Senegal | St. Louis, Senegal' },
  { at: [-4.33, 15.31], written: 'Kinshasa | Léopoldville, Congo' },
  { at: [-25.97, 32.58], written: 'Maputo | Lourenço Marques' },
  { at: [-17.83, 31.05], written: 'Harare | Salisbury, Zimbabwe' },
  {
    at: [-33.87, 151.21],
    written:
      'Sydney | Sydney, NSW | Sydney, New South Wales, Australia | Greater Sydney Area | Sydney NSW 2000, Australia',
  },
  {
    at: [-37.81, 144.96],
    written:
      'Melbourne | Melbourne, VIC | Melbourne, Victoria, Australia | Greater Melbourne Area | Melbourne VIC 3000',
  },
  { at: [-32.93, 151.78], written: 'Newcastle, NSW | Newcastle, New South Wales, Australia | Newcastle @ Australia' },
  { at: [-31.95, 115.86], written: 'Perth, WA, Australia | Perth, Western Australia | Perth' },
  { at: [-27.47, 153.03], written: 'Brisbane | Brisbane, QLD | Brisbane City, Queensland, Australia' },
  { at: [-34.93, 138.6], written: 'Adelaide, SA | Adelaide' },
  { at: [-35.28, 149.13], written: 'Canberra, ACT | Canberra' },
  { at: [-36.85, 174.76], written: 'Auckland | Auckland, NZ | Auckland, New Zealand' },
  { at: [-37.78, 175.28], written: 'Hamilton, New Zealand | Hamilton, Waikato, New Zealand' },
  { at: [-41.29, 174.78], written: 'Wellington, New Zealand | Wellington, NZ' },
  { at: [-17.54, -149.57], written: 'Papeete | Papeete, French Polynesia | Papeete, Tahiti | Papeete, France' },
  { at: [-22.27, 166.45], written: 'Nouméa | Noumea, New Caledonia | Nouméa, France' },
]

/** What does not tell which of two large cities is meant, is no city, or nothing. */
export const NOWHERE: Spelt[] = [
  {
    at: null,
    written:
      'Newcastle | Springfield | Valencia | Cambridge | Rochester | Richmond | San Jose | Arlington | Columbia | Glendale | San Juan | Pasadena | Mérida | Springfield, USA | Aurora, USA | Salem, United States',
  },
  {
    at: null,
    written:
      'N/A | n/a | ? | unknown | TBD | none | - | see notes | Remote | Worldwide | Texas | Germany | Ontario | California, USA | Bavaria | Île-de-France | Great Britain | Georgia | 12345 | Europe | Midwest',
  },
]
