select id from complaint_measure order by sort_order asc, id asc limit ?
select count(*) from complaint_measure
--   SCAN complaint_measure USING COVERING INDEX complaint_measure__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN complaint_measure USING COVERING INDEX complaint_measure__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, status) from complaint_measure -- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from complaint_measure -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from complaint_measure -- group_updated_at
--   SCAN complaint_measure

order by name asc, id asc
--   SCAN complaint_measure USING COVERING INDEX complaint_measure__name_uq

and id = ?
--   SEARCH complaint_measure USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH complaint_measure USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and name = ?
--   SEARCH complaint_measure USING INDEX complaint_measure__name_uq (name=?)

and {} is null -- {}: name, name_en
and {} like ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
  or (name_en like ? escape '\' and (name_en like ? escape '\' or squeezed(name_en) like ? escape '\'))
-- keyword
--   SCAN complaint_measure USING INDEX complaint_measure__sort_order_id_ix

and name in (?, …)
--   SEARCH complaint_measure USING INDEX complaint_measure__name_uq (name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from complaint_measure -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH complaint_measure
