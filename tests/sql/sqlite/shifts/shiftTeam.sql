select id from shift_team where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_sort_order_id_ix (plant_id=?)

select count(*) from shift_team where plant_id = ?
select pattern_id as key0, count(*) from shift_team where plant_id = ? group by 1 limit ? -- group_pattern_id
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_pattern_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_uq (plant_id=?)

and id = ?
--   SEARCH shift_team USING INTEGER PRIMARY KEY (rowid=?)

and name = ?
--   SEARCH shift_team USING INDEX shift_team__name_uq (plant_id=? AND name=?)

and {} is null -- {}: name
and {} like ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH shift_team USING INDEX shift_team__plant_sort_order_id_ix (plant_id=?)

and name in (?, …)
--   SEARCH shift_team USING INDEX shift_team__name_uq (plant_id=? AND name=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: leader_id, pattern_id
and {} is null -- {}: leader_id, pattern_id
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from shift_team where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: leader_id, pattern_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_team USING COVERING INDEX shift_team__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_team USING COVERING INDEX shift_team__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select leader_id as key0, count(*) from shift_team where plant_id = ? group by 1 limit ? -- group_leader_id
--   SEARCH shift_team USING COVERING INDEX shift_team__plant_leader_sort_order_id_ix (plant_id=?)

select max(id) from shift_team -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH shift_team

select row_groups(10000, 1, 0, status) from shift_team indexed by shift_team__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_team indexed by shift_team__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_team indexed by shift_team__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, leader_id, offset_days) from shift_team indexed by shift_team__plant_uq where plant_id = ? -- group_measures
--   SEARCH shift_team USING INDEX shift_team__plant_uq (plant_id=?)
