// The product's name, as it stands in titles, on the sidebar and on the landing page.
import { createContext } from 'react'

export const SiteName = createContext('Aerie')
