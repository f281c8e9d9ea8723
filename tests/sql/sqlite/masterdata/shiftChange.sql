select id from shift_change where plant_id = ? order by valid_from asc, id asc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

select count(*) from shift_change where plant_id = ?
order by id asc -- id
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_uq (plant_id=?)

order by valid_from desc, id desc
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

and id = ?
--   SEARCH shift_change USING INTEGER PRIMARY KEY (rowid=?)

and shift_id = ?
--   SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)

and {} is null -- {}: shift_id
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH shift_change USING INDEX shift_change__plant_valid_from_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, valid_from as at0, id as at1
    from shift_change
    where (plant_id = ? and shift_id = ?)
    order by valid_from asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=? AND shift_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and valid_from = ?
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=? AND valid_from=?)

and (valid_from >= ? and valid_from <= ?)
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_valid_from_id_ix (plant_id=? AND valid_from>? AND valid_from<?)

select shift_id as key0, count(*) from shift_change where plant_id = ? group by 1 limit ? -- group_shift_id, group_measures
--   SEARCH shift_change USING COVERING INDEX shift_change__shift_id_valid_from_uq (plant_id=?)

select row_groups(10000, 1, 0, substr(valid_from, 1, 7)) from shift_change where plant_id = ? -- group_valid_from
--   SEARCH shift_change USING COVERING INDEX shift_change__plant_shift_valid_from_id_ix (plant_id=?)

select max(id) from shift_change -- group_status, group_created_at, group_updated_at
--   SEARCH shift_change

select row_groups(10000, 1, 0, status) from shift_change indexed by shift_change__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_change indexed by shift_change__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_change indexed by shift_change__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
