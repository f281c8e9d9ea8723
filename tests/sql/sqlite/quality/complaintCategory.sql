select id from complaint_category order by sort_order asc, id asc limit ?
select count(*) from complaint_category
--   SCAN complaint_category USING COVERING INDEX complaint_category__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN complaint_category USING COVERING INDEX complaint_category__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from complaint_category -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from complaint_category -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from complaint_category -- group_updated_at
select row_groups(10000, 1, 0, status, answer_days) from complaint_category -- group_measures
--   SCAN complaint_category

order by name asc, id asc
--   SCAN complaint_category USING COVERING INDEX complaint_category__name_uq

and id = ?
--   SEARCH complaint_category USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH complaint_category USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH complaint_category USING INDEX complaint_category__name_uq (name=?)

and {} is null -- {}: name, name_en
and {} like ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (name_en like ? escape '\' and (name_en like ? escape '\' or squeezed(name_en) like ? escape '\'))
-- keyword
--   SCAN complaint_category USING INDEX complaint_category__sort_order_id_ix

and name in (?, …)
--   SEARCH complaint_category USING INDEX complaint_category__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from complaint_category -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH complaint_category
