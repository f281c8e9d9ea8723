select id from template_point where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH template_point USING COVERING INDEX template_point__plant_sort_order_id_ix (plant_id=?)

select count(*) from template_point where plant_id = ?
select template_id as key0, count(*) from template_point where plant_id = ? group by 1 limit ? -- group_template_id
--   SEARCH template_point USING COVERING INDEX template_point__plant_template_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH template_point USING COVERING INDEX template_point__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH template_point USING COVERING INDEX template_point__plant_uq (plant_id=?)

and id = ?
--   SEARCH template_point USING INTEGER PRIMARY KEY (rowid=?)

and template_id = ?
--   SEARCH template_point USING COVERING INDEX template_point__plant_template_sort_order_id_ix (plant_id=? AND template_id=?)

and {} is null -- {}: template_id, name
and {} = ? -- {}: kind, name
and {} in (?, …) -- {}: kind, name
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH template_point USING INDEX template_point__plant_sort_order_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from template_point
    where (plant_id = ? and template_id = ?)
    order by sort_order asc, id asc
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
--           SEARCH template_point USING COVERING INDEX template_point__plant_template_sort_order_id_ix (plant_id=? AND template_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH template_point USING COVERING INDEX template_point__plant_template_sort_order_id_ix (plant_id=? AND template_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select row_groups(10000, 1, 0, kind) from template_point where plant_id = ? -- group_kind
--   SEARCH template_point USING COVERING INDEX template_point__template_id_kind_name_uq (plant_id=?)

select max(id) from template_point -- group_created_at, group_updated_at, group_measures
--   SEARCH template_point

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from template_point indexed by template_point__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from template_point indexed by template_point__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, template_id, cycle_days) from template_point indexed by template_point__plant_uq where plant_id = ?
-- group_measures
--   SEARCH template_point USING INDEX template_point__plant_uq (plant_id=?)
