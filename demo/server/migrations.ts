/** One after the other, each once: `PRAGMA user_version` counts how many have run. Never change one that shipped. */
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
]
