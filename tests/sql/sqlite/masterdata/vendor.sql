select id from vendor order by sort_order asc, id asc limit ?
select count(*) from vendor
--   SCAN vendor USING COVERING INDEX vendor__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN vendor USING COVERING INDEX vendor__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, business_type) from vendor -- group_business_type
select row_groups(10000, 1, 0, status) from vendor -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from vendor -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from vendor -- group_updated_at
select row_groups(10000, 1, 0, business_type, lead_days) from vendor -- group_measures
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
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
-- keyword
--   SCAN vendor USING INDEX vendor__sort_order_id_ix

and name in (?, …)
--   SEARCH vendor USING INDEX vendor__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from vendor -- group_business_type, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH vendor
