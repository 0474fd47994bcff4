import type {sounds} from './sounds.ts'

interface Comment {
  author: string
  text: string
}

/** An event that visitors can add to a calendar; times in epoch milliseconds. */
interface Occasion {
  title: string
  startDate: number
  endDate: number
  location: {addressLine1: string; addressLine2: string; addressCountry: string}
}

/** A story in the shop's journal. */
export interface Post {
  id: string
  slug: string
  title: string
  author: string
  /** Epoch milliseconds. */
  publishOn: number
  categories: readonly string[]
  excerpt: string
  body: readonly string[]
  /** The first product's picture is above the story; the others are mentioned in it. */
  products: readonly [string, ...string[]]
  likeCount: number
  comments: readonly Comment[]
  /** One of the provider's films, shown instead of the picture. */
  film?: string
  /** One of the shop's sounds, below the text. */
  sound?: keyof typeof sounds
  event?: Occasion
}

export const posts: readonly Post[] = [
  {
    id: 'opening-the-kiln',
    slug: 'opening-the-kiln',
    title: 'Opening the Kiln on a Cold Morning',
    author: 'Ines',
    publishOn: Date.UTC(2026, 9, 28, 8),
    categories: ['Studio'],
    excerpt: 'Forty hours after the last cone fell, we crack the door by a finger, and wait some more.',
    body: [
      'A kiln keeps its own calendar. Ours takes fourteen hours to climb, two to decide, and a day and a half to forgive us for it. We crack the door by a finger, listen to the glaze ping, and make another pot of coffee.',
      "What comes out first is never what you hoped for. It's the test tile at the back, the one without a label, that has the colour we will spend the winter chasing.",
      'This time the speckle held -- 112 mugs, four seconds, and one that we keep.',
    ],
    products: ['speckled-mug', 'tide-bowl', 'moon-plate'],
    likeCount: 41,
    comments: [
      {author: 'Maren', text: 'What became of the test tile?'},
      {author: 'Ines', text: 'It hangs above the wheel, and is still right about everything.'},
    ],
    film: 'kiln',
    event: {
      title: 'Opening the kiln, with coffee',
      startDate: Date.UTC(2026, 11, 12, 15),
      endDate: Date.UTC(2026, 11, 12, 18),
      location: {addressLine1: '4 River Lane', addressLine2: 'Hudson, NY', addressCountry: 'United States'},
    },
  },
  {
    id: 'why-we-bind-by-hand',
    slug: 'why-we-bind-by-hand',
    title: 'Why We Still Bind by Hand',
    author: 'Theo',
    publishOn: Date.UTC(2026, 8, 14, 8),
    categories: ['Paper', 'Studio'],
    excerpt: 'A machine does in a minute what takes us an hour. Here is what the hour is for.',
    body: [
      'Five signatures, four kettle stitches, one length of waxed linen. You feel the tension with your thumb, and you cannot feel it with a machine.',
      "A book that was sewn lies flat on its first morning. That's all. It is the whole argument.",
    ],
    products: ['linen-notebook', 'letter-set'],
    likeCount: 1,
    comments: [],
  },
  {
    id: 'a-cup-from-fustat',
    slug: 'a-cup-from-fustat',
    title: 'A Cup from Fustat',
    author: 'Ines',
    publishOn: Date.UTC(2026, 6, 2, 8),
    categories: ['People'],
    excerpt: 'Three weeks with the potters of old Cairo, and a small cup that came home with us.',
    body: [
      'Hassan draws the lines before the clay is leather-hard, which everybody tells you not to do. He has drawn them for forty years.',
      'We asked him how he keeps them even. “I do not,” he said. “I keep them mine.”',
    ],
    products: ['coffee-cup-cairo'],
    likeCount: 17,
    comments: [{author: 'Yusuf', text: 'Greetings to Hassan from a cousin of a cousin.'}],
    sound: 'kiln-bell.wav',
  },
]
