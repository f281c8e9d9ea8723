select id from roller_repairer where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH roller_repairer USING COVERING INDEX roller_repairer__plant_sort_order_id_ix (plant_id=?)

select count(*) from roller_repairer where plant_id = ?
order by id asc -- id
--   SEARCH roller_repairer USING COVERING INDEX roller_repairer__plant_uq (plant_id=?)

order by sort_order desc, id desc
--   SEARCH roller_repairer USING COVERING INDEX roller_repairer__plant_sort_order_id_ix (plant_id=?)

and id = ?
--   SEARCH roller_repairer USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH roller_repairer USING INDEX roller_repairer__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH roller_repairer USING INDEX roller_repairer__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH roller_repairer USING INDEX roller_repairer__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from roller_repairer -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH roller_repairer

select row_groups(10000, 1, 0, status) from roller_repairer indexed by roller_repairer__plant_uq where plant_id = ?
-- group_status, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from roller_repairer indexed by roller_repairer__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from roller_repairer indexed by roller_repairer__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH roller_repairer USING INDEX roller_repairer__plant_uq (plant_id=?)
