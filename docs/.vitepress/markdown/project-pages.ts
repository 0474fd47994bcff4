/** Documents of the repository's root and of its folders that are pages of the site. */
export const projectPages = [
  {page: 'changelog', source: 'CHANGELOG.md', title: 'Changelog'},
  {page: 'contributing', source: 'CONTRIBUTING.md', title: 'Contributing'},
  {page: 'security', source: 'SECURITY.md', title: 'Security'},
  {page: 'source', source: 'src/README.md', title: 'Source code'},
] as const
