// The sign that something is under way; whoever shows it also says in words what.
import './spinner.css'
import { LoaderCircle } from 'lucide-react'

export const Spinner = () => <LoaderCircle className="spinner" />
