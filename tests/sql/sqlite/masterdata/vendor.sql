select id from vendor order by sort_order asc, id asc limit ?
select count(*) from vendor
--   SCAN vendor USING COVERING INDEX vendor__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN vendor USING COVERING INDEX vendor__sort_order_id_ix

order by id asc
--   SCAN vendor

and id = ?
--   SEARCH vendor USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH vendor USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH vendor USING INDEX vendor__name_uq (name=?)

and {} is null -- {}: name, business_type
and {} like ? escape '\' -- {}: name, business_type
and {} = ? -- {}: business_type, status
and {} in (?, …) -- {}: business_type, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name like ? escape '\' or pinyin like ? escape '\' -- keyword
--   SCAN vendor USING INDEX vendor__sort_order_id_ix

and name in (?, …)
--   SEARCH vendor USING INDEX vendor__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY
