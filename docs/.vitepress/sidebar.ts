import type {DefaultTheme} from 'vitepress'
import {type Page, pagesOf, readSections, type Section} from '../../build/docs-site/documents.ts'
import {projectPages} from './markdown/project-pages.ts'

const toItem = ({title, path, parts}: Page): DefaultTheme.SidebarItem => ({
  text: title,
  link: `/${path}`,
  ...(parts.length ? {items: parts.map(toItem), collapsed: true} : {}),
})

const groupsOf = ({title, index, groups}: Section): DefaultTheme.SidebarItem[] => [
  ...(index ? [{text: title, link: `/${index.path}`}] : []),
  ...groups.map((group) => ({text: group.title || (index ? '' : title), items: group.pages.map(toItem)})),
]

const projectGroup: DefaultTheme.SidebarItem = {
  text: 'Project',
  items: [
    {text: 'How a page comes to life', link: '/project/how-a-page-comes-to-life'},
    {text: 'Publish', link: '/project/publish'},
    ...projectPages.map(({page, title}) => ({text: title, link: `/project/${page}`})),
  ],
}

/** Each section by its index, or by its first page. */
export const createNav = (): DefaultTheme.NavItemWithLink[] =>
  readSections().flatMap((section) => {
    const first = section.index ?? pagesOf(section)[0]
    return first
      ? [
          {
            text: section.title,
            link: `/${first.path.replace(/(?:index)?\.md$/, '')}`,
            activeMatch: `/${section.name}/`,
          },
        ]
      : []
  })

/** Each section lists the pages of its folder, in the order of its index. */
export function createSidebar(): DefaultTheme.SidebarMulti {
  const sections = readSections().map((section) => [`/${section.name}/`, groupsOf(section)] as const)
  return {...Object.fromEntries(sections), '/project/': [projectGroup]}
}
