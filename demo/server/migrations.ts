/** Applied in order, each once: `PRAGMA user_version` counts the applied ones. Never change a released migration. */
export const migrations = [
  `
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE products (
    id TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE stock (
    product_id TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER CHECK (quantity >= 0),
    PRIMARY KEY (product_id, sku)
  );
  CREATE TABLE carts (id TEXT PRIMARY KEY, crumb TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE INDEX carts_by_crumb ON carts (crumb, created);
  CREATE TABLE entries (
    id TEXT PRIMARY KEY, cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    product_id TEXT NOT NULL, sku TEXT NOT NULL, additional_fields TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999), position INTEGER NOT NULL,
    UNIQUE (cart_id, product_id, sku, additional_fields)
  );
  CREATE TABLE adds (
    id TEXT NOT NULL, cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    reply TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (id, cart_id)
  );
  CREATE INDEX adds_by_age ON adds (created);
  CREATE TABLE subscriptions (
    token TEXT PRIMARY KEY, product_id TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL,
    additional_fields TEXT NOT NULL, created INTEGER NOT NULL
  );
  CREATE TABLE orders (id TEXT PRIMARY KEY, created INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE submissions (id TEXT PRIMARY KEY, created INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE events (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, channel TEXT NOT NULL, headers TEXT NOT NULL,
    body TEXT NOT NULL, created INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE forms (id TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE submission_keys (key TEXT PRIMARY KEY, created INTEGER NOT NULL);
  CREATE INDEX submission_keys_by_age ON submission_keys (created);
  CREATE TABLE captcha_answers (answer TEXT PRIMARY KEY, created INTEGER NOT NULL);
  CREATE INDEX captcha_answers_by_age ON captcha_answers (created);
  `,
  `
  ALTER TABLE carts ADD COLUMN location TEXT;
  CREATE TABLE codes (
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE, code TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (cart_id, code)
  );
  CREATE TABLE gift_cards (code TEXT PRIMARY KEY, balance INTEGER NOT NULL CHECK (balance >= 0));
  `,
  `
  CREATE TABLE members (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
    locale TEXT, cart_id TEXT
  );
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY, member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    xsrf_token TEXT NOT NULL, expires INTEGER NOT NULL
  );
  CREATE INDEX sessions_by_age ON sessions (expires);
  CREATE TABLE log_in_tries (email TEXT PRIMARY KEY, count INTEGER NOT NULL, at INTEGER NOT NULL);
  `,
  `
  CREATE TABLE owner_sessions (token TEXT PRIMARY KEY, role INTEGER NOT NULL, created INTEGER NOT NULL);
  CREATE TABLE site_documents (name TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE collections (
    id TEXT PRIMARY KEY, url_id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, data TEXT NOT NULL,
    wish TEXT UNIQUE, position INTEGER NOT NULL
  );
  CREATE TABLE categories (
    id TEXT PRIMARY KEY, collection_id TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    data TEXT NOT NULL, wish TEXT UNIQUE
  );
  CREATE TABLE navigations (identifier TEXT PRIMARY KEY, position INTEGER NOT NULL, items TEXT NOT NULL);
  CREATE TABLE places (id TEXT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, data TEXT NOT NULL);
  `,
  `
  ALTER TABLE events ADD COLUMN data TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE events ADD COLUMN event_id TEXT;
  ALTER TABLE events ADD COLUMN action TEXT;
  ALTER TABLE events ADD COLUMN times INTEGER NOT NULL DEFAULT 1;
  CREATE UNIQUE INDEX events_by_event_id ON events (channel, event_id);
  `,
  `
  CREATE TABLE checkouts (
    cart_id TEXT NOT NULL, crumb TEXT NOT NULL, try TEXT NOT NULL, data TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (cart_id, crumb)
  );
  CREATE INDEX checkouts_by_age ON checkouts (created);
  `,
  `
  ALTER TABLE carts RENAME COLUMN crumb TO visitor;
  ALTER TABLE checkouts RENAME COLUMN crumb TO visitor;
  DROP TABLE log_in_tries;
  CREATE TABLE log_in_tries (
    email TEXT NOT NULL, source TEXT NOT NULL, count INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (email, source)
  );
  CREATE INDEX log_in_tries_by_age ON log_in_tries (at);
  ALTER TABLE events ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
  UPDATE events SET size = length(headers) + length(body) + length(data);
  CREATE INDEX events_by_age ON events (created, size);
  `,
  `
  DROP TABLE adds;
  CREATE TABLE adds (
    id TEXT NOT NULL, cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    entry_id TEXT NOT NULL, extra TEXT NOT NULL, created INTEGER NOT NULL,
    PRIMARY KEY (id, cart_id)
  );
  CREATE INDEX adds_by_age ON adds (created);
  ALTER TABLE orders ADD COLUMN visitor TEXT;
  `,
  `
  ALTER TABLE carts ADD COLUMN source TEXT;
  CREATE TABLE handovers (token TEXT PRIMARY KEY, cart_id TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE INDEX handovers_by_age ON handovers (created);
  ALTER TABLE carts ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  UPDATE carts SET changed = 1000 * unixepoch();
  CREATE INDEX adds_by_cart ON adds (cart_id);
  `,
  `
  CREATE TABLE withdrawals (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, visitor TEXT NOT NULL, created INTEGER NOT NULL,
    data TEXT NOT NULL, mail TEXT NOT NULL
  );
  CREATE INDEX withdrawals_by_age ON withdrawals (created);
  `,
  `
  CREATE TABLE shelf (
    id INTEGER PRIMARY KEY, store TEXT NOT NULL, product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    position INTEGER NOT NULL, title TEXT NOT NULL, price INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX shelf_by_product ON shelf (store, product_id);
  CREATE INDEX shelf_by_position ON shelf (store, position);
  CREATE INDEX shelf_by_price ON shelf (store, price, position);
  CREATE INDEX shelf_by_price_down ON shelf (store, price DESC, position);
  CREATE INDEX shelf_by_title ON shelf (store, title, position);
  CREATE VIRTUAL TABLE shelf_texts USING fts5 (words, tokenize = "unicode61 remove_diacritics 2");
  CREATE TABLE facets (
    name TEXT NOT NULL, value TEXT NOT NULL, product_id TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    PRIMARY KEY (name, value, product_id)
  ) WITHOUT ROWID;
  CREATE INDEX facets_by_product ON facets (product_id, name, value);
  `,
  `
  CREATE TABLE lists (
    member_id TEXT NOT NULL, name TEXT NOT NULL,
    version INTEGER NOT NULL, item_ids TEXT NOT NULL,
    PRIMARY KEY (member_id, name)
  );
  `,
  `
  DROP INDEX shelf_by_price;
  DROP INDEX shelf_by_price_down;
  CREATE INDEX shelf_by_price ON shelf (store, price, position, product_id);
  CREATE INDEX shelf_by_price_down ON shelf (store, price DESC, position, product_id);
  CREATE INDEX stock_left ON stock (product_id) WHERE quantity IS NULL OR quantity > 0;
  `,
  `
  CREATE TABLE comments (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, item_id TEXT NOT NULL, is_published INTEGER NOT NULL,
    created INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE INDEX comments_by_item ON comments (item_id, is_published, created);
  CREATE INDEX comments_by_age ON comments (created);
  `,
]
