#!/usr/bin/env bash
# Adds a page to the site in a scratch copy, by the four places of how-to-add-a-page.md, and serves it there from its source.
#   docs/add-a-page.sh                       in a folder of its own, which is removed again
#   docs/add-a-page.sh --types               checks the types as well
# It prints the places, and of each address its status and title. Any answer but 200 ends it.
set -euo pipefail

. "$(dirname "$0")/scratch-copy.sh" apps packages ':!:packages/sample' ':!:apps/site/app/core/styles/fonts'

# 1. The entry.
entry=packages/contract/src/site/content-pages.ts
sed -i '/^  \.\.\.stayPages,$/a\
  recipes: {\
    path: "/recepty",\
    keptUntil: "content",\
    sitemap: "path",\
    texts: { page: "Recepty", blocks: [{ mark: "recepty-hero", picture: false, use: { sk: "Nadpis a úvod", en: "Heading and introduction" } }] },\
  },' "$entry"
place 1 "$entry"

# 2. Its name, in each language.
for language in sk cs en; do
  names="packages/texts/src/$language/pages/names.ts"
  name=$([ "$language" = en ] && echo Recipes || echo Recepty)
  sed -i "/^export const pageWords/a\  '/recepty': { name: '$name' }," "$names"
  place 2 "$names"
done

# 3. The file.
page=apps/site/app/pages/content/recipes.tsx
sed "s/contentPages\.about/contentPages.recipes/g; s/o-nas-hero/recepty-hero/g; s/AboutPage/RecipesPage/; s/sections={\[.*\]}/sections={[]}/" \
  apps/site/app/pages/content/about.tsx > "$page"
place 3 "$page"

# 4. The first words of its text block.
words=apps/api/src/seed/texts/page-texts.ts
sed -i '/^export const pageTexts/a\
  "recepty-hero": { title: "Recepty", content: "<p>Čo varíme.</p>" },' "$words"
place 4 "$words"

if [ "${1:-}" = --types ]; then
  printf '{"extends":"./tsconfig.json","include":["apps/site/app","packages/contract/src","apps/api/src/seed/texts/page-texts.ts"]}' > own.json
  GOGC=400 tsc --singleThreaded --noEmit -p own.json
  echo 'the types agree'
fi
"$root/node_modules/.bin/node" --conditions=development apps/server/src/testing/show-pages.ts \
  /recepty /en/recepty /sitemap.xml
